import { homePathOf, roles } from "@salvia/domain/account/role";
import { defaultLanguage } from "@salvia/domain/shared/language";
import { accountPath } from "@salvia/domain/site/paths";

import { savedLanguage, saveLanguage } from "../i18n/languageStorage.ts";
import { useLanguage } from "../i18n/useLanguage.ts";
import type { Session } from "./session.ts";

/**
 * The path to open after a sign-in: the remembered path if it is a page of the user's own area or
 * their account, else the home of that area. A path of another role's area becomes that area's home,
 * from which the portal leads the user back to theirs, and says why.
 *
 * @param remembered the `next` parameter of the login page's address. Anyone can craft such an
 *   address.
 * @param redirectPath the home path from the server, such as `/sales`. The account page is the home
 *   of users without a role, and of staff who must still add their passkey.
 */
export function pathAfterSignIn(remembered: string | null, redirectPath: string): string {
  const home = homes.find((known) => known === redirectPath) ?? accountPath;
  const target = remembered === null ? null : resolved(remembered);
  if (target === null) return home;
  if (isOpenTo(home, target.pathname)) return relative(target);
  const other = homes.find((each) => target.pathname === each || isBelow(each, target.pathname));
  return home === accountPath ? home : (other ?? home);
}

const homes = roles.map(homePathOf);

/** Whether a user with this home may open a page. */
function isOpenTo(home: string, pathname: string): boolean {
  if (pathname === home || pathname === accountPath) return true;
  const isArea = roles.some((role) => homePathOf(role) === home);
  return isArea && isBelow(home, pathname);
}

function isBelow(home: string, pathname: string): boolean {
  return pathname.startsWith(`${home}/`) && pathInSegments.test(pathname);
}

/** Excludes empty segments: browsers read a path that begins with two slashes as a host name. */
const pathInSegments = /^(\/[^/\\]+)+$/;

/** Any origin works here, because only origins are compared. */
const origin = "https://salvia.invalid";

/**
 * Resolves a path as the browser would: `//host` and `/\host` name another origin, and
 * `/sales/../admin` is `/admin`. Null if it is not an absolute path of this origin.
 */
function resolved(path: string): URL | null {
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
}

function relative({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/**
 * Returns a function that leads a user who has just signed in to the `next` path of the address, if
 * their role allows it, or else where the server says.
 */
export function useEnter(session: Session, goTo: (path: string) => void) {
  const { language } = useLanguage();
  return (redirectPath: string | null) => {
    const home = redirectPath ?? homePathOf(session.getState().user?.role ?? null);
    // The account page's address names no language, so a new customer brings theirs along. The
    // default language is not saved: an address without a language says nothing about its reader.
    const isNew = home === accountPath && savedLanguage() === null;
    if (isNew && language !== defaultLanguage) saveLanguage(language);
    goTo(pathAfterSignIn(rememberedPath(), home));
  };
}

/**
 * The `next` path of the address. A link to another view of the page that was followed before the
 * script ran does not carry it; then the address that the user came from has it.
 */
function rememberedPath(): string | null {
  const inAddress = new URLSearchParams(location.search).get("next");
  if (inAddress !== null || !URL.canParse(document.referrer)) return inAddress;
  const { origin: from, pathname, searchParams } = new URL(document.referrer);
  const isSamePage = from === location.origin && pathname === location.pathname;
  return isSamePage ? searchParams.get("next") : null;
}
