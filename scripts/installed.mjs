/**
 * Whether everything is installed that package-lock.json asks for on any platform, in the asked
 * version. npm writes the second lock at the end of an install: an interrupted one has none.
 *
 * Optional packages count too: npm under an old Node leaves out those that want a newer one,
 * Firestore's client among them. Only the builds for one platform, and what they alone need, are
 * missing on purpose.
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
 * Whether everything is there that npm says it has installed. npm under an old Node takes away what
 * wants a newer one, and leaves its own list as it was.
 * @param {Lock} present node_modules/.package-lock.json
 * @param {(path: string) => boolean} isThere whether a path below the root exists
 * @returns {boolean}
 */
export function complete(present, isThere) {
  return Object.keys(present.packages).every(isThere);
}

/**
 * The paths of the lock that every platform has.
 * @param {Packages} packages
 */
function needed(packages) {
  const workspaces = Object.keys(packages).filter((path) => packages[path]?.link);
  const seen = new Set(["", ...workspaces]);
  // A set iterates over what is added meanwhile.
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
 * Where Node would find a package from another one's folder.
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
