/**
 * A Content-Disposition that makes browsers save the file under this name (RFC 6266, RFC 8187). Never shown in place: a
 * file is somebody else's, and may hold scripts.
 */
export function attachment(name: string): string {
  const coded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${coded}`;
}
