/**
 * Whether everything in package-lock.json that every platform needs is installed, in the locked
 * version. npm writes the second lock file at the end of an install, so an interrupted install has
 * none.
 *
 * Optional packages count too, because npm under an old Node omits those that require a newer one,
 * such as Firestore's client. Only builds for a single platform, and packages that only those need,
 * may be missing.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json
 * @returns {boolean}
 */
export function installed(wanted, present) {
  return [...needed(wanted.packages)].every((path) => {
    const there = present.packages[path];
    return there !== undefined && there.version === wanted.packages[path]?.version;
  });
}

/**
 * Whether all packages in npm's list exist. npm under an old Node removes packages that require a
 * newer one without updating its list.
 * @param {Lock} present node_modules/.package-lock.json
 * @param {(path: string) => boolean} isThere whether a path below the root exists
 * @returns {boolean}
 */
export function complete(present, isThere) {
  return Object.keys(present.packages).every(isThere);
}

/**
 * The paths in the lock file that every platform needs.
 * @param {Packages} packages
 */
function needed(packages) {
  const workspaces = Object.keys(packages).filter((path) => packages[path]?.link);
  const seen = new Set(["", ...workspaces]);
  // A Set also iterates over items added during the loop.
  for (const path of seen) {
    const entry = packages[path] ?? {};
    if (entry.link && entry.resolved) seen.add(entry.resolved);
    for (const name of dependenciesOf(entry)) {
      const found = resolve(packages, path, name);
      if (found !== null && !isForOnePlatform(packages[found])) seen.add(found);
    }
  }
  seen.delete("");
  return seen;
}

/** @param {LockEntry} entry */
function dependenciesOf({ dependencies, devDependencies, optionalDependencies }) {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

/** @param {LockEntry | undefined} entry */
function isForOnePlatform(entry) {
  return entry?.os !== undefined || entry?.cpu !== undefined || entry?.libc !== undefined;
}

/**
 * The path where Node finds a package, starting from another package's folder.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return null;
  }
}

/** @param {string} folder */
function parentOf(folder) {
  const end = folder.lastIndexOf("/node_modules/");
  return end === -1 ? "" : folder.slice(0, end);
}

/**
 * @typedef {{
 *   version?: string, link?: boolean, resolved?: string, optional?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, os?: string[], cpu?: string[], libc?: string[],
 * }} LockEntry
 * @typedef {Record<string, LockEntry>} Packages
 * @typedef {{ packages: Packages }} Lock
 */
