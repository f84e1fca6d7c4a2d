#!/bin/sh
# Sends a package with its approval record, waits until it was read, shows what is wrong and fetches the evidence.
#   COUNTERSIGN_URL=http://127.0.0.1:8080 COUNTERSIGN_KEY=csk_… ./send-package.sh REF BORROWER RECORD FILE…
# The record is read with the profile in use; set COUNTERSIGN_PROFILE to read it with another one.
set -eu
[ $# -ge 4 ] || { sed -n 3,4p "$0" >&2; exit 2; }
url=$COUNTERSIGN_URL ref=$1 borrower=$2 record=$3
shift 3

# A key is exchanged for a token that lives fifteen minutes.
token=$(jq -n --arg key "$COUNTERSIGN_KEY" '{apiKey: $key}' |
  curl -sS --fail-with-body -H 'content-type: application/json' -d @- "$url/v1/auth/token" | jq -r .accessToken)
call() { curl -sS --fail-with-body -H "authorization: Bearer $token" "$@"; }

# The files are streamed to storage while they arrive. A second try with the same reference is answered 409.
for file in "$@"; do set -- "$@" -F "files=@$file"; shift; done
call -F "externalRef=$ref" -F "borrowerName=$borrower" -F "lar=@$record" \
  ${COUNTERSIGN_PROFILE:+-F "larProfile=$COUNTERSIGN_PROFILE"} "$@" "$url/v1/packages" >/dev/null

# Reading takes seconds, a scan minutes. Ask every few seconds, or let a webhook tell (loan.review_ready).
while :; do
  state=$(call "$url/v1/loans/$ref" | jq -r .state)
  case $state in received | processing) sleep 2 ;; *) break ;; esac
done
echo "state: $state"

# What is wrong, with the sources that say so.
call "$url/v1/loans/$ref/review" | jq -r '.findings[].finding | "\(.severity)  \(.ruleId)  \(.detail.message)"'
call "$url/v1/loans/$ref/review" | jq -r '.blockers[] | "blocks approval: \(.)"'

# Every act is evidence. The export checks offline: npx countersign verify-evidence FILE
call -o "evidence-$ref.zip" "$url/v1/loans/$ref/evidence/export"
echo "evidence: evidence-$ref.zip"
