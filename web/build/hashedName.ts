import { createHash } from "node:crypto";

/** A file's place among the assets under a name that changes with its content. */
export function hashedName(name: string, source: string): string {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const dot = name.lastIndexOf(".");
  return `assets/${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
}
