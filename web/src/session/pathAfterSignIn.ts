import { accountPath } from "@salvia/domain/paths";

/**
 * Where to go after a sign-in: the remembered path if it lies in the area the server sends the
 * user to, or is that of their account; else that area. Never anywhere outside this origin.
 *
 * @param remembered what the address of the login page carries as `next`, so anyone's word.
 * @param redirectPath the server's word, such as `/sales`.
 */
export function pathAfterSignIn(remembered: string | null, redirectPath: string): string {
  const area = resolved(redirectPath);
  if (area === null) return "/";
  const target = remembered === null ? null : resolved(remembered);
  if (target === null) return relative(area);
  return lies(target, area.pathname) || lies(target, accountPath)
    ? relative(target)
    : relative(area);
}

/** Only the origin is compared, so which one it is does not matter. */
const origin = "https://salvia.invalid";

/**
 * A path as the browser would understand it: `//host` and `/\host` name another origin, and
 * `/sales/../admin` is `/admin`. Null for what is not of this origin or no absolute path.
 */
function resolved(path: string): URL | null {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
}

function lies({ pathname }: URL, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

function relative({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
