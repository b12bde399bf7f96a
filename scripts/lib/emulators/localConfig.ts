import type { Ports } from "./ports.ts";

/** The parts of firebase.json that a local run changes; the rest is passed through. */
export type FirebaseJson = {
  readonly functions: readonly FunctionsSource[];
  readonly hosting: Hosting;
  readonly emulators: object;
};
type FunctionsSource = { readonly source: string; readonly predeploy?: unknown };
type Hosting = {
  readonly public: string;
  readonly rewrites?: readonly Rewrite[];
  readonly headers?: readonly HeaderRule[];
};
type Rewrite = {
  readonly function?: { readonly functionId: string; readonly pinTag?: boolean };
};
type HeaderRule = { readonly headers: readonly Header[] };
type Header = { readonly key: string; readonly value: string };

/**
 * Adapts firebase.json for local emulators: their ports, the local web build, and content security
 * policies that let the browser reach the emulators. Drops settings that only matter for
 * deployment.
 * @param config the committed firebase.json
 * @param local `webDir` is the folder of the web build, relative to the repository's root
 */
export function localConfig<Config extends FirebaseJson>(
  config: Config,
  local: { readonly ports: Ports; readonly webDir: string },
) {
  const { ports } = local;
  const { headers, rewrites, ...hosting } = config.hosting;
  return {
    ...config,
    functions: config.functions.map(withoutPredeploy),
    hosting: {
      ...hosting,
      public: local.webDir,
      ...(rewrites && { rewrites: rewrites.map(withoutPin) }),
      ...(headers && { headers: headers.map((rule) => withEmulators(rule, ports)) }),
    },
    emulators: emulatorSettings(config.emulators, ports),
  };
}

/** The ports that pages call themselves. */
type PagePorts = Pick<Ports, "auth" | "firestore" | "functions">;

/** WebAuthn does not allow an IP address as a site, so everything uses `localhost`. */
function emulatorSettings(given: object, ports: Ports) {
  return {
    ...given,
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
  };
}

function at(port: number) {
  return { host: "localhost", port };
}

function withoutPredeploy(source: FunctionsSource) {
  const { predeploy: _, ...rest } = source;
  return rest;
}

function withoutPin(rewrite: Rewrite): Rewrite {
  if (rewrite.function === undefined) return rewrite;
  const { pinTag: _, ...target } = rewrite.function;
  return { ...rewrite, function: target };
}

/** A header rule whose content security policy lets the browser reach the emulators. */
function withEmulators(rule: HeaderRule, ports: PagePorts): HeaderRule {
  const auth = `http://localhost:${ports.auth}`;
  const firestore = `http://localhost:${ports.firestore}`;
  const functions = `http://localhost:${ports.functions}`;
  const widen = (header: Header): Header => {
    if (header.key.toLowerCase() !== "content-security-policy") return header;
    const connect = widenDirective(header.value, "connect-src", [auth, firestore, functions]);
    return { ...header, value: widenDirective(connect, "frame-src", [auth]) };
  };
  return { ...rule, headers: rule.headers.map(widen) };
}

/**
 * Adds origins to a directive. A missing directive starts with the value of `default-src`, which it
 * would otherwise override.
 */
function widenDirective(policy: string, name: string, origins: readonly string[]): string {
  const directives = policy
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "");
  const sourcesOf = (wanted: string) => {
    const found = directives.find((directive) => directive.split(/\s+/)[0] === wanted);
    return found?.split(/\s+/).slice(1);
  };
  const sources = (sourcesOf(name) ?? sourcesOf("default-src") ?? ["'self'"]).filter(
    (source) => source !== "'none'",
  );
  const widened = [name, ...sources, ...origins].join(" ");
  const others = directives.filter((directive) => directive.split(/\s+/)[0] !== name);
  return [...others, widened].join("; ");
}
