import { objectOf, objectsOf } from "../../../scripts/lib/json.ts";
import {
  accessToken,
  startStandIns,
  type Answer,
  type Call,
  type Fault,
} from "../../deploy/standIns/standIns.ts";

const method = "aiplatform.projects.locations.publishers.models.streamGenerateContent";

/** What a model answers to a request. */
type Behaviour = (request: Call) => Answer;

/**
 * A local server in place of Vertex AI and of the metadata server, from which a function in the
 * cloud gets the token of its service account. Requests and answers are compared with Google's
 * description of the API.
 */
export async function startVertex() {
  let behaviour = sayNothing;
  const server = await startStandIns({ [method]: (call) => behaviour(call) }, ({ host, path }) =>
    host === "computeMetadata" ? metadata(path) : null,
  );
  return {
    environment: {
      ASSISTANT_ENGINE: "vertex",
      ASSISTANT_MODEL: "gemini-2.5-flash",
      NODE_OPTIONS: `--import=${new URL("../../deploy/standIns/redirect.mjs", import.meta.url).href}`,
      SALVIA_STAND_INS: String(server.port),
      GCE_METADATA_HOST: `127.0.0.1:${server.port}`,
      METADATA_SERVER_DETECTION: "assume-present",
    },
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    fail: (how: Fault["how"], message = "") => server.fail({ id: method, times: 1, how, message }),
    /** Leaves requests for a token without an answer. */
    withholdTokens: () => server.fail({ id: null, times: Infinity, how: "hang" }),
    /** Ends all faults, also those that no request has met. */
    heal: () => server.heal(),
    tokenRequests: () => server.calls.filter(({ host }) => host === "computeMetadata"),
    /** The requests to the model so far. */
    requests: () => server.calls.filter(({ id }) => id === method),
    differences: server.differences,
    stop: () => server.close(),
  };
}

const sayNothing: Behaviour = () => saying("");

function metadata(path: string): Answer {
  const headers = { "metadata-flavor": "Google" };
  if (!path.endsWith("/service-accounts/default/token")) return { status: 404, headers };
  return {
    headers,
    body: { access_token: accessToken, expires_in: 3599, token_type: "Bearer" },
  };
}

/** An answer that calls a tool. */
export function calling(name: string, args: object): Answer {
  return { events: [{ candidates: [candidate({ functionCall: { name, args } }, "STOP")] }] };
}

/** An answer of text, in the pieces in which a model streams it. */
export function saying(...pieces: readonly string[]): Answer {
  const candidates = pieces.map((text, index) =>
    candidate({ text }, index === pieces.length - 1 ? "STOP" : undefined),
  );
  return { events: candidates.map((each) => ({ candidates: [each] })) };
}

function candidate(part: object, finishReason?: "STOP") {
  return {
    content: { role: "model", parts: [part] },
    index: 0,
    ...(finishReason && { finishReason }),
  };
}

/** The facts that a request's tools have found. */
export function factsIn({ body }: Call): { id: string; text: string }[] {
  return objectsOf(objectOf(body)["contents"])
    .flatMap(({ parts }) => objectsOf(parts))
    .flatMap(({ functionResponse }) => {
      const { content } = objectOf(objectOf(functionResponse)["response"]);
      return objectsOf(objectOf(content)["facts"]);
    })
    .map(({ id, text }) => ({ id: String(id), text: String(text) }));
}
