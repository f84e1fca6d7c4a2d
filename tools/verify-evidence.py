#!/usr/bin/env python3
"""Checks an evidence export with nothing but Python's standard library.

    python3 tools/verify-evidence.py EXPORT.zip [--key VERIFIER_KEY]

It is written from the published formats (RFC 8785, RFC 6962, RFC 8032, C2SP signed-note and
tlog-checkpoint) and shares no code with the product, so that an examiner need not trust the
product's own checker. With --key, or with --key @FILE, the export must have been signed by that
key; without it the export is only shown to agree with itself.

Exit codes: 0 the export is good, 1 it is not, 2 wrong usage or a file that cannot be read.
"""

import base64
import hashlib
import json
import re
import sys
import zipfile
import zlib

ENTRY_FORMAT = "countersign-evidence/v1"
ATTESTATION_FORMAT = "countersign-attestation/v1"
EXPORT_FORMAT = "countersign-evidence-export/v1"
FILES = ["manifest.json", "entries.jsonl", "proofs.json", "checkpoint.txt", "key.txt", "documents.json"]
REPORTS = ["report.html", "report.pdf"]
# An export is small; a file larger than this was made to fill the memory of whoever opens it.
MAX_FILE_BYTES = 2**30
MAX_EXACT = 2**53 - 1

BODY_FIELDS = ["actor", "at", "kind", "loanId", "payload", "prevHash", "requestId", "seq", "v"]
ACTOR_FIELDS = ["id", "name", "roles", "type"]
KINDS = set(
    """
    package.received package.version_added document.added document.boundaries_changed
    document.withdrawn document.purged lar.ingested run.completed finding.accepted
    finding.overridden finding.escalated finding.resolved finding.commented finding.carried_over
    correction.recorded field.confirmed condition.satisfied condition.waived condition.reopened loan.processing_started loan.processing_failed
    loan.assigned loan.changed loan.approved loan.rejected loan.reopened loan.hold_set
    loan.hold_released loan.trailing_taken_up loan.items_due loan.item_settled loan.item_reopened loan.sealed
    boarding.opened boarding.staged boarding.approved boarding.rejected boarding.commit_attempted
    boarding.committed boarding.outcome_unknown boarding.resolution_proposed boarding.failed
    boarding.voided wire.staged wire.callback_recorded wire.screening_recorded wire.approved
    wire.rejected wire.exported wire.cancelled wire.returned value.viewed evidence.exported
    """.split()
)
KINDS_AFTER_SEAL = {
    "document.purged",
    "value.viewed",
    "evidence.exported",
    "loan.hold_set",
    "loan.hold_released",
}


class Bad(Exception):
    """A fault of the export; seq is the first bad entry, or None when no entry is at fault."""

    def __init__(self, seq, why):
        super().__init__(why)
        self.seq = seq


# ---- JSON: reading without second meanings, and the canonical form of RFC 8785


def read_json(text):
    def pairs(items):
        keys = [key for key, _ in items]
        if len(set(keys)) != len(keys):
            raise ValueError("a key occurs twice")
        return dict(items)

    def integer(digits):
        # A double is all that JSON numbers are in RFC 8785; beyond 2^53 only its own rounding counts.
        return int(digits) if abs(int(digits)) <= MAX_EXACT else float(digits)

    def constant(name):
        raise ValueError(name + " is not JSON")

    return json.loads(text, object_pairs_hook=pairs, parse_int=integer, parse_constant=constant)


def canonical(value):
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        value.encode("utf-8")  # A lone surrogate has no UTF-8 form and raises here.
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, (int, float)):
        return canonical_number(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(canonical(key) + ":" + canonical(value[key]) for key in keys) + "}"


def canonical_number(number):
    """Writes a number as ECMAScript does: repr() finds the same shortest digits, only the layout differs."""
    if number == 0:
        return "0"
    if isinstance(number, int):
        return str(number)
    sign, digits, exponent = re.fullmatch(r"(-?)([\d.]+)(?:e([+-]\d+))?", repr(number)).groups()
    whole, _, fraction = digits.partition(".")
    point = len(whole) + int(exponent or 0)
    digits = whole + fraction
    point -= len(digits) - len(digits.lstrip("0"))
    digits = digits.strip("0")
    if len(digits) <= point <= 21:
        body = digits + "0" * (point - len(digits))
    elif 0 < point <= 21:
        body = digits[:point] + "." + digits[point:]
    elif -6 < point <= 0:
        body = "0." + "0" * -point + digits
    else:
        mantissa = digits[0] + ("." + digits[1:] if len(digits) > 1 else "")
        body = mantissa + "e" + ("+" if point > 0 else "-") + str(abs(point - 1))
    return sign + body


# ---- Ed25519 (RFC 8032), verification only; slow and plain


P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def recover(encoded):
    """The point of 32 bytes as (x, y), or None when they are no canonical encoding of one."""
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P != 0 or (x == 0 and sign == 1):
        return None
    return (x if x % 2 == sign else P - x, y)


def add(left, right):
    """Adds points in projective form (X, Y, Z), by the complete formula of the twisted Edwards curve."""
    (x1, y1, z1), (x2, y2, z2) = left, right
    a, c, d = z1 * z2 % P, x1 * x2 % P, y1 * y2 % P
    b, e = a * a % P, D * c * d % P
    f, g = (b - e) % P, (b + e) % P
    cross = ((x1 + y1) * (x2 + y2) - c - d) % P
    return (a * f * cross % P, a * g * (d + c) % P, f * g % P)


def multiply(scalar, point):
    total, step = (0, 1, 1), (point[0], point[1], 1)
    while scalar > 0:
        if scalar & 1:
            total = add(total, step)
        step = add(step, step)
        scalar >>= 1
    return total


BASE = recover((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def verify_ed25519(signature, message, public_key):
    if len(signature) != 64 or len(public_key) != 32:
        return False
    key, commitment = recover(public_key), recover(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or scalar >= L:
        return False
    # Under a key of small order one signature fits many messages.
    if multiply(8, key)[0] == 0:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public_key + message).digest(), "little") % L
    left = multiply(scalar, BASE)
    right = add((commitment[0], commitment[1], 1), multiply(challenge, key))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# ---- The log: RFC 6962 inclusion, C2SP keys, notes and checkpoints


def sha256(data):
    return hashlib.sha256(data).digest()


def includes(leaf, index, size, path, root):
    """Follows the path as the recursive definition of RFC 6962 splits the tree, from the root down."""

    def fold(position, width, rest):
        if width == 1:
            return leaf if not rest else None
        if not rest:
            return None
        split = 1 << ((width - 1).bit_length() - 1)
        if position < split:
            inner = fold(position, split, rest[:-1])
            return inner and sha256(b"\x01" + inner + rest[-1])
        inner = fold(position - split, width - split, rest[:-1])
        return inner and sha256(b"\x01" + rest[-1] + inner)

    return len(leaf) == len(root) == 32 and 0 <= index < size and fold(index, size, path) == root


def strict_base64(text):
    data = base64.b64decode(text, validate=True)
    if base64.b64encode(data).decode() != text:
        raise ValueError("base64 with stray bits")
    return data


def read_key(text):
    name, key_id, encoded = text.split("+", 2)
    data = strict_base64(encoded)
    if len(data) != 33 or data[0] != 1 or not name or re.search(r"\s", name):
        raise ValueError("not an Ed25519 verifier key")
    expected = sha256(name.encode() + b"\n" + data)[:4]
    if expected.hex() != key_id:
        raise ValueError("the key id is not that of the key")
    return name, expected, data[1:]


def check_checkpoint(note, key):
    """Returns size and root when the key signed them."""
    name, key_id, public_key = key
    if re.search(r"[\x00-\x09\x0b-\x1f]", note) or not note.endswith("\n"):
        raise Bad(None, "checkpoint.txt is not a signed note")
    text, border, signatures = note[:-1].rpartition("\n\n")
    text += "\n"
    own = []
    for line in signatures.split("\n"):
        match = re.fullmatch("\u2014 ([^\\s+]+) (\\S+)", line)
        if not border or match is None:
            raise Bad(None, "checkpoint.txt is not a signed note")
        try:
            data = strict_base64(match[2])
        except ValueError as error:
            raise Bad(None, "a signature in checkpoint.txt is not base64") from error
        if match[1] == name and data[:4] == key_id:
            own.append(data[4:])
    if not own or not all(verify_ed25519(signature, text.encode(), public_key) for signature in own):
        raise Bad(None, "the signature of the checkpoint does not hold")
    lines = text[:-1].split("\n")
    if len(lines) < 3 or "" in lines or lines[0] != name or not re.fullmatch(r"0|[1-9][0-9]{0,15}", lines[1]):
        raise Bad(None, "the text of the checkpoint is not origin, size and root")
    try:
        root = strict_base64(lines[2])
    except ValueError as error:
        raise Bad(None, "the root of the checkpoint is not base64") from error
    return int(lines[1]), root


# ---- The chain


def is_hash(value):
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_instant(value):
    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)\.\d{3}Z", value, re.ASCII)
    if match is None:
        return False
    year, month, day, hour, minute, second = map(int, match.groups())
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1 <= month <= 12 and 1 <= day <= days[month - 1] and hour < 24 and minute < 60 and second < 60


def read_entry(seq, line):
    try:
        entry = read_json(line.decode("utf-8"))
        sealed, stored = entry["sealed"], entry["hash"]
        data = sealed.encode("utf-8")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Bad(seq, "its line is not { sealed, hash }") from error
    if set(entry) != {"sealed", "hash"} or hashlib.sha256(data).hexdigest() != stored:
        raise Bad(seq, "the stored hash is not the hash of the stored text")
    prefix, _, text = sealed.partition("\n")
    if prefix != ENTRY_FORMAT:
        raise Bad(seq, "it is not in the format " + ENTRY_FORMAT)
    try:
        body = read_json(text)
        same = canonical(body) == text
    except (ValueError, OverflowError, RecursionError) as error:
        raise Bad(seq, "its text is not canonical JSON") from error
    if not same:
        raise Bad(seq, "its text is not in canonical form")
    check_shape(seq, body)
    return data, stored, body


def check_shape(seq, body):
    if not isinstance(body, dict) or sorted(body) != BODY_FIELDS or body["v"] is True or body["v"] != 1:
        raise Bad(seq, "its fields are not those of an entry of version 1")
    actor = body["actor"]
    if not isinstance(actor, dict) or sorted(actor) != ACTOR_FIELDS:
        raise Bad(seq, "its actor does not have the fields of an actor")
    texts = [body["kind"], body["at"], actor["name"]]
    optional = [body["requestId"], actor["id"]]
    good = (
        all(isinstance(text, str) for text in texts)
        and all(text is None or isinstance(text, str) for text in optional)
        and isinstance(body["payload"], dict)
        and type(body["seq"]) is int
        and is_hash(body["prevHash"])
        and actor["type"] in ("user", "api_key", "system")
        and actor["id"] != ""
        and isinstance(actor["roles"], list)
        and all(isinstance(role, str) for role in actor["roles"])
    )
    if not good:
        raise Bad(seq, "a field of it has the wrong type")


def check_entries(loan_id, lines, proofs, size, root):
    head, last_leaf, is_sealed, bodies = "0" * 64, -1, False, []
    for seq, line in enumerate(lines, 1):
        data, stored, body = read_entry(seq, line)
        if body["loanId"] != loan_id:
            raise Bad(seq, "it belongs to another chain")
        if body["seq"] != seq:
            raise Bad(seq, "it says it is entry %d" % body["seq"])
        if body["prevHash"] != head:
            raise Bad(seq, "it does not name the hash of the entry before it")
        if body["kind"] not in KINDS:
            raise Bad(seq, "its kind is not one of a loan's chain")
        if not is_instant(body["at"]):
            raise Bad(seq, "its time is not an instant in UTC with milliseconds")
        if is_sealed and body["kind"] not in KINDS_AFTER_SEAL:
            raise Bad(seq, "the loan was sealed before it")
        last_leaf = check_proof(seq, data, proofs, last_leaf, size, root)
        head, is_sealed = stored, is_sealed or body["kind"] == "loan.sealed"
        bodies.append(body)
    return head, bodies


def check_proof(seq, data, proofs, last_leaf, size, root):
    try:
        proof = proofs[seq - 1]
        index, path = proof["leafIndex"], proof["path"]
        good = proof["seq"] == seq and type(proof["seq"]) is type(index) is int and all(is_hash(item) for item in path)
    except (IndexError, KeyError, TypeError) as error:
        raise Bad(seq, "its inclusion proof is missing or malformed") from error
    if not good:
        raise Bad(seq, "its inclusion proof is malformed")
    if not includes(sha256(b"\x00" + data), index, size, [bytes.fromhex(item) for item in path], root):
        raise Bad(seq, "it is not in the log that the checkpoint signs")
    if index <= last_leaf:
        raise Bad(seq, "it stands earlier in the log than the entry before it")
    return index


# ---- The export as a whole


def check_export(files, trusted_key):
    for name in FILES + REPORTS:
        if name not in files:
            raise Bad(None, name + " is missing")
    try:
        key_text = files["key.txt"].decode("utf-8").removesuffix("\n")
        key = read_key(key_text)
        note = files["checkpoint.txt"].decode("utf-8")
        manifest, proofs, documents = (
            read_json(files[name].decode("utf-8")) for name in ("manifest.json", "proofs.json", "documents.json")
        )
        loan_id, count = manifest["loanId"], manifest["entries"]
        listed = sorted((document["name"], document["sha256"]) for document in documents)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Bad(None, "a file is not in its format: %r" % str(error)) from error
    if trusted_key is not None and trusted_key != key_text:
        raise Bad(None, "the export was signed with another key than the trusted one")
    size, root = check_checkpoint(note, key)
    if manifest.get("format") != EXPORT_FORMAT or manifest.get("treeSize") != size or not isinstance(proofs, list):
        raise Bad(None, "the manifest does not fit the checkpoint")

    lines = files["entries.jsonl"].split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    head, bodies = check_entries(loan_id, lines, proofs, size, root)
    check_tail(manifest, count, bodies, head, len(proofs))
    attested, marker = check_attestations(files, loan_id, lines, proofs, bodies, key)

    recorded = [
        (body["payload"]["name"], body["payload"]["sha256"], body["seq"])
        for body in bodies
        if body["kind"] == "document.added" and "name" in body["payload"] and "sha256" in body["payload"]
    ]
    for name, digest, seq in recorded:
        if (name, digest) not in listed:
            raise Bad(seq, "the list of documents lacks the document it records, or gives it another hash")
        listed.remove((name, digest))
    if listed:
        raise Bad(None, "the list of documents names one that no entry records")
    return {"entries": len(bodies), "documents": len(recorded), "size": size, "head": head, "key": key_text} | {
        "attested": attested,
        "marker": marker,
    }


def check_attestations(files, loan_id, lines, proofs, bodies, key):
    """The service's own word, by signature, that each entry is one that it wrote. The last entry says whether to expect it."""
    if bodies[-1]["payload"].get("attested") is not True:
        return 0, None
    if "attestations.json" not in files:
        raise Bad(None, "attestations.json is missing")
    try:
        read = read_json(files["attestations.json"].decode("utf-8"))
        marker, items = read["marker"], read["items"]
        covered = 0 if marker is None else marker["treeSize"]
        ground = "" if marker is None else "marker %d %s %d" % (marker["seq"], marker["hash"], covered)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Bad(None, "attestations.json is not in its format") from error
    if not isinstance(items, list) or len(items) > len(lines):
        raise Bad(len(lines) + 1, "there are more attestations than entries")
    for seq, line in enumerate(lines, 1):
        try:
            item = items[seq - 1]
            by, signature = item["by"], strict_base64(item["signature"])
            good = item["seq"] == seq and by in ("mac", "marker")
        except (IndexError, KeyError, TypeError, ValueError) as error:
            raise Bad(seq, "its attestation is missing or malformed") from error
        if not good or by == "marker" and proofs[seq - 1]["leafIndex"] >= covered:
            raise Bad(seq, "its attestation does not fit it")
        stored = read_json(line.decode("utf-8"))["hash"]
        text = "\n".join([ATTESTATION_FORMAT, loan_id, str(seq), stored, "mac" if by == "mac" else ground, ""])
        if not verify_ed25519(signature, text.encode("utf-8"), key[2]):
            raise Bad(seq, "nothing shows that the service wrote it: its attestation does not hold")
    return len(lines), marker if any(item["by"] == "marker" for item in items) else None


def check_tail(manifest, count, bodies, head, proofs):
    following = len(bodies) + 1
    last = bodies[-1] if bodies else None
    if last is None or last["kind"] != "evidence.exported":
        raise Bad(following, "the export does not end with the entry that recorded it")
    if last["payload"].get("entries") != last["seq"] - 1 or last["payload"].get("head") != last["prevHash"]:
        raise Bad(last["seq"], "it records another count or head than the chain before it has")
    if isinstance(count, int) and count > len(bodies) or proofs > len(bodies):
        raise Bad(following, "entries are missing at the end")
    reference = next((b["payload"].get("externalRef") for b in bodies if b["kind"] == "package.received"), None)
    same_reference = reference is None or reference == manifest.get("externalRef")
    told = [count, manifest.get("head"), manifest.get("exportedAt")]
    if told != [len(bodies), head, last["at"]] or not same_reference:
        raise Bad(None, "the manifest does not agree with the entries")


def read_zip(path):
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        if len(set(names)) != len(names):
            raise ValueError("a file occurs twice in the archive")
        if any(info.file_size > MAX_FILE_BYTES for info in archive.infolist()):
            raise ValueError("a file in the archive is too large")
        return {name: archive.read(name) for name in names}


def main(arguments):
    trusted_key = None
    if len(arguments) == 3 and arguments[1] == "--key":
        trusted_key = arguments[2]
        arguments = arguments[:1]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if trusted_key is not None:
            if trusted_key.startswith("@"):
                with open(trusted_key[1:], encoding="utf-8") as file:
                    trusted_key = file.read()
            trusted_key = trusted_key.strip()
            read_key(trusted_key)
        files = read_zip(arguments[0])
    except (OSError, ValueError, RuntimeError, EOFError, zlib.error, zipfile.BadZipFile) as error:
        print("cannot read: %r" % str(error), file=sys.stderr)
        return 2
    try:
        seen = check_export(files, trusted_key)
    except Bad as fault:
        where = "no entry is at fault" if fault.seq is None else "first bad entry: %d" % fault.seq
        print("BAD: %s: %s" % (where, fault))
        return 1
    print("good: %(entries)d entries, their hashes, links and canonical form" % seen)
    print("good: %(entries)d inclusion proofs in the log of %(size)d leaves" % seen)
    if seen["attested"]:
        print("good: %(attested)d entries attested as written by the service" % seen)
    else:
        print("note: the export was made before entries were attested one by one")
    if seen["marker"] is not None:
        print("note: early entries rest on the marker in entry %(seq)d of the install's chain" % seen["marker"])
    print("good: the Ed25519 signature of the checkpoint by %(key)s" % seen)
    print("good: %(documents)d documents agree with the entries that recorded them" % seen)
    if trusted_key is None:
        print("note: the key was taken from the export itself; compare it with the one the bank publishes")
    print("note: report.html and report.pdf are for reading; no signature covers them")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
