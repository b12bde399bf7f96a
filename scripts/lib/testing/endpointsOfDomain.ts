import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** An endpoint as the domain declares it. */
type Endpoint = {
  readonly path: string;
  readonly input: { safeParse(body: unknown): { success: boolean } } | null;
};

const domain = fileURLToPath(new URL("../../../domain/src", import.meta.url));

/**
 * All endpoints in the lists that the domain exports, which Hosting serves. A new list is found by
 * itself, because a test that names the lists would miss it. The assistant's endpoint is in no
 * list: it has an address of its own.
 */
export async function endpointsOfDomain(): Promise<readonly (Endpoint & { name: string })[]> {
  const files = globSync("**/*.ts", { cwd: domain, exclude: ["**/*.test.ts", "**/testing/**"] });
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(pathToFileURL(`${domain}/${file}`).href)),
  );
  const exported = modules.flatMap((module): [string, unknown][] => Object.entries(module));
  const listed = exported.flatMap(([, value]): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value) : [],
  );
  const found = listed.flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, path: value.path, input: value.input }] : [],
  );
  return [...new Map(found.map((endpoint) => [endpoint.path, endpoint])).values()];
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    value.path.startsWith("/api/") &&
    "input" in value
  );
}
