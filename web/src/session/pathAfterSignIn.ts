import { accountPath, homePath } from "@salvia/domain/site/paths";
import { homePathOf, roles } from "@salvia/domain/account/role";
import { languages } from "@salvia/domain/shared/language";

/**
 * Where to go after a sign-in: the remembered path if it is a page of the user's own area or their
 * account, else that area.
 *
 * @param remembered the `next` parameter of the login page's address. Anyone can write such an address.
 * @param redirectPath the home that the server names, such as `/sales`. A home page in any language
 *   stands for a user without a role.
 */
export function pathAfterSignIn(remembered: string | null, redirectPath: string): string {
  const home = homes.find((known) => known === redirectPath) ?? homePathOf(null);
  const target = remembered === null ? null : resolved(remembered);
  return target !== null && isOpenTo(home, target.pathname) ? relative(target) : home;
}

// The account is home to staff who still have to add their passkey.
const homes = [...roles.map(homePathOf), ...languages.map(homePath), accountPath];

/** Whether somebody who belongs at a home may open a page. */
function isOpenTo(home: string, pathname: string): boolean {
  if (pathname === home || pathname === accountPath) return true;
  const isArea = roles.some((role) => homePathOf(role) === home);
  return isArea && pathname.startsWith(`${home}/`) && pathInSegments.test(pathname);
}

/** No empty segments: browsers read a path that begins with two slashes as the name of a host. */
const pathInSegments = /^(\/[^/\\]+)+$/;

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

function relative({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
