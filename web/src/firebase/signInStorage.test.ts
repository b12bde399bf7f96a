import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A database that opens without room for anything. */
function fullDatabase() {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name) => {
    const opening = open(name);
    opening.addEventListener("success", () => {
      const transaction = opening.result.transaction.bind(opening.result);
      opening.result.transaction = (...stores) => {
        const writing = transaction(...stores);
        queueMicrotask(() => writing.abort());
        return writing;
      };
    });
    return opening;
  };
  return factory;
}

const stores = {
  missing: undefined,
  refused: { getItem: refuse, setItem: refuse, removeItem: refuse },
};
const databases = {
  missing: () => undefined,
  refused: () => ({ open: refuse }),
  full: fullDatabase,
  silent: () => ({ open: () => new EventTarget() }),
};
const working = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

async function keeps(given: { cookies?: boolean; local: unknown; database: unknown }) {
  vi.stubGlobal("navigator", { cookieEnabled: given.cookies ?? true });
  vi.stubGlobal("localStorage", given.local);
  vi.stubGlobal("indexedDB", given.database);
  const { keepsSignIn, databaseWorks } = await import("./signInStorage.ts");
  void databaseWorks();
  // Databases that answer do so first.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.runAllTimers();
  return await keepsSignIn();
}

test.each(Object.keys(databases))(
  "a sign-in is kept in local storage if the database is %s",
  async (name) => {
    const database = Reflect.get(databases, name)();
    expect(await keeps({ local: working, database })).toBe(true);
  },
);

test.each(Object.keys(stores))(
  "a sign-in is kept in the database if local storage is %s",
  async (name) => {
    expect(await keeps({ local: Reflect.get(stores, name), database: new IDBFactory() })).toBe(
      true,
    );
  },
);

test.each(Object.keys(databases))(
  "a sign-in is not kept if local storage is refused, and the database is %s",
  async (name) => {
    const database = Reflect.get(databases, name)();
    expect(await keeps({ local: stores.refused, database })).toBe(false);
  },
);

test("a sign-in is not kept without cookies", async () => {
  expect(await keeps({ cookies: false, local: working, database: new IDBFactory() })).toBe(false);
});

test("a database that never answers is hidden from Firebase, which would wait forever", async () => {
  await keeps({ local: working, database: databases.silent() });
  expect(globalThis.indexedDB).toBeUndefined();
});
