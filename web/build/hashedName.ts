import { createHash } from "node:crypto";

/** The path of an asset whose name changes with its content. */
export function hashedName(name: string, source: string): string {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const dot = name.lastIndexOf(".");
  return `assets/${name.slice(0, dot)}-${hash}${name.slice(dot)}`;
}
