import { expect, test, vi } from "vitest";

import { emulators } from "./app.ts";
import { unloadWrite } from "./unloadWrite.ts";

vi.mock("./app.ts", () => ({
  firebaseApp: () => ({ options: { projectId: "salvia" } }),
  emulators: vi.fn(),
}));

const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response());

test.each([
  [null, "https://firestore.googleapis.com"],
  [{ auth: 1, firestore: 8080, functions: 2 }, "http://localhost:8080"],
])(
  "writes only the given fields of an existing document and outlives the page",
  async (ports, origin) => {
    vi.mocked(emulators).mockReturnValue(ports);
    vi.stubGlobal("fetch", fetched);
    await unloadWrite("visits/a", { state: "left" }, "token", ["leftAt"]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(`${origin}/v1/projects/salvia/databases/(default)/documents:commit`);
    expect(init).toMatchObject({ method: "POST", keepalive: true });
    expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer token");
    const body = init?.body;
    expect(JSON.parse(typeof body === "string" ? body : "")).toEqual({
      writes: [
        {
          update: {
            name: "projects/salvia/databases/(default)/documents/visits/a",
            fields: { state: { stringValue: "left" } },
          },
          updateMask: { fieldPaths: ["state"] },
          updateTransforms: [{ fieldPath: "leftAt", setToServerValue: "REQUEST_TIME" }],
          currentDocument: { exists: true },
        },
      ],
    });
  },
);
