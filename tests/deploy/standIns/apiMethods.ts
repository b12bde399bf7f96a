import { discoveryDocuments } from "./discoveryDocuments.ts";
import { checkJson } from "./checkJson.ts";
import { objectOf, objectsOf, textOf, type JsonObject } from "../../../scripts/lib/json.ts";

/** A method of one of Google's APIs, as its discovery document describes it. */
type ApiMethod = {
  /** Such as `firestore.projects.databases.create`. */
  readonly id: string;
  readonly checkQuery: (query: URLSearchParams) => readonly string[];
  readonly checkRequest: (body: unknown) => readonly string[];
  readonly checkAnswer: (body: unknown) => readonly string[];
};

/** Finds the method that a request calls, and the parts of its path. */
export type FindMethod = (
  host: string,
  verb: string,
  path: string,
) => { readonly method: ApiMethod; readonly parts: readonly string[] } | null;

type Entry = ApiMethod & {
  readonly hosts: readonly string[];
  readonly verb: string;
  readonly pattern: RegExp;
};

/** Reads the methods of all APIs from Google's discovery documents. */
export async function apiMethods(): Promise<FindMethod> {
  const entries = (await discoveryDocuments()).flatMap((document) => entriesOf(objectOf(document)));
  return (host, verb, path) => {
    for (const method of entries) {
      const found =
        method.hosts.includes(host) && method.verb === verb && method.pattern.exec(path);
      if (found) return { method, parts: found.slice(1) };
    }
    return null;
  };
}

function entriesOf(document: JsonObject): readonly Entry[] {
  const regional = objectsOf(document["endpoints"]).map(({ endpointUrl }) => endpointUrl);
  const hosts = [document["rootUrl"], ...regional].map((url) => new URL(textOf(url)).host);
  const schemas = objectOf(document["schemas"]);
  const common = objectOf(document["parameters"]);
  const read = (resource: JsonObject): readonly Entry[] => [
    ...Object.values(objectOf(resource["methods"])).flatMap((each) => {
      const method = objectOf(each);
      const path = textOf(method["flatPath"] ?? method["path"]);
      const parameters = { ...common, ...objectOf(method["parameters"]) };
      const entry = {
        id: textOf(method["id"]),
        hosts,
        verb: textOf(method["httpMethod"]),
        pattern: patternOf(`/${textOf(document["servicePath"])}${path}`),
        checkQuery: (query: URLSearchParams) => checkQuery(query, parameters, schemas),
        checkRequest: (body: unknown) => check(body, method["request"], schemas),
        checkAnswer: (body: unknown) => check(body, method["response"], schemas),
      };
      const { protocols } = objectOf(method["mediaUpload"]);
      const upload = textOf(objectOf(objectOf(protocols)["simple"])["path"]);
      if (upload === "") return [entry];
      // The body of an upload is the file itself.
      return [entry, { ...entry, pattern: patternOf(upload), checkRequest: () => [] }];
    }),
    ...Object.values(objectOf(resource["resources"])).flatMap((each) => read(objectOf(each))),
  ];
  return read(document);
}

/** The path of a method as an expression with a group for each part in braces. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, "([^/:]+)")}$`);
}

function check(body: unknown, schema: unknown, schemas: JsonObject): readonly string[] {
  if (body === undefined) return [];
  return schema === undefined
    ? Object.keys(objectOf(body)).map((key) => `$.${key} does not exist`)
    : checkJson(body, objectOf(schema), schemas);
}

function checkQuery(
  query: URLSearchParams,
  parameters: JsonObject,
  schemas: JsonObject,
): readonly string[] {
  return [...query].flatMap(([name, text]) => {
    // How clients ask for a stream of events. The descriptions don't list it.
    if (name === "alt" && text === "sse") return [];
    const schema = objectOf(parameters[name]);
    if (schema["type"] === undefined) return [`?${name} does not exist`];
    const value = schema["type"] === "integer" ? Number(text) : text;
    const isFlag = schema["type"] === "boolean";
    if (isFlag) return ["true", "false"].includes(text) ? [] : [`?${name} is ${text}`];
    return checkJson(value, schema, schemas, `?${name}`);
  });
}
