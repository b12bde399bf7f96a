import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What the stand-in knows about an account. */
type GoogleAccount = { disabled?: boolean; validSince?: number };

/**
 * A stand-in for the Google services that the Admin SDK uses to check a token: signing keys, App
 * Check keys, access tokens for the function, accounts, and session cookies.
 *
 * @param keys the public keys by id, in PEM
 * @param appKeys those of App Check, as JSON Web Keys
 * @param makeCookie signs a session cookie for an ID token, with a lifetime in seconds
 */
export async function startGoogle(
  keys: Readonly<Record<string, string>>,
  appKeys: readonly object[],
  makeCookie: (idToken: string, lifetime: number) => string,
) {
  const accounts = new Map<string, GoogleAccount>();
  const away = new Set<"keys" | "app keys" | "accounts">();

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const path = request.url ?? "";
    const body = await read(request);
    if (/\/x509\/|\/publicKeys$/.test(path)) return away.has("keys") ? null : keys;
    if (path.endsWith("/v1/jwks")) return away.has("app keys") ? null : { keys: appKeys };
    if (path.endsWith("/token")) {
      return { access_token: "ours", token_type: "Bearer", expires_in: 3600 };
    }
    if (away.has("accounts")) return null;
    if (path.includes("/accounts:resetPassword")) return refuse(request, "INVALID_OOB_CODE");
    if (path.includes("/accounts:signInWithPassword")) {
      return refuse(request, "INVALID_LOGIN_CREDENTIALS");
    }
    if (path.endsWith("/accounts:lookup")) return found(accounts, String(body["localId"]));
    if (path.endsWith(":createSessionCookie")) {
      const cookie = makeCookie(String(body["idToken"]), Number(body["validDuration"]));
      return { sessionCookie: cookie };
    }
    throw new Error(`The stand-in for Google does not know ${path}`);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    // The keys must not be cached, so that a test can remove them.
    response.setHeader("cache-control", "max-age=0").setHeader("content-type", "application/json");
    try {
      const value = await answer(request);
      response
        .writeHead(value === null ? 500 : 200)
        .end(JSON.stringify(value ?? { error: "away" }));
    } catch (error) {
      if (error instanceof GoogleError) {
        const { status, message } = error;
        response.writeHead(status).end(JSON.stringify({ error: { code: status, message } }));
        return;
      }
      console.error(error);
      response.writeHead(501).end();
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, "localhost", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return { port: address.port, accounts, away, stop: () => server.close() };
}

/** An answer with an error. */
class GoogleError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Knows no password and no code. Like a project that enforces App Check, it wants a token first. */
function refuse({ headers }: IncomingMessage, reason: string): never {
  if (headers["x-firebase-appcheck"] === undefined) {
    throw new GoogleError(401, "Firebase App Check token is invalid.");
  }
  throw new GoogleError(400, reason);
}

function found(accounts: ReadonlyMap<string, GoogleAccount>, uid: string): unknown {
  const account = accounts.get(uid);
  if (account === undefined) return {};
  const { disabled = false, validSince } = account;
  return {
    users: [{ localId: uid, disabled, ...(validSince && { validSince: String(validSince) }) }],
  };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
  const value: unknown = isJson && text ? JSON.parse(text) : {};
  return typeof value === "object" && value !== null ? { ...value } : {};
}
