/** A word as it is compared: without accents, capitals and signs, so that `Teléfono:` is `telefono`. */
export function bareWord(written: string): string {
  return written
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
