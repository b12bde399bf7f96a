import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** The part of a message in OpenAI's protocol that the tests use. */
type SentMessage = { role: string; content?: unknown; tool_calls?: unknown };

/** A request to the server. */
export type SentRequest = { messages: readonly SentMessage[]; raw: string };

/** A model's behavior: receives a request and the means to answer it. */
export type Behaviour = (request: SentRequest, answer: ModelAnswer) => Promise<void> | void;

/** A local server for OpenAI's protocol with configurable behavior. It keeps the requests. */
export async function startModelServer() {
  const requests: SentRequest[] = [];
  let behaviour = sayNothing;
  const server = createServer((request, response) => {
    void answerRequest(request, response).catch((error: unknown) => {
      // An engine that is aborted may leave before its whole request has arrived.
      if (request.complete) throw error;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;

  async function answerRequest(request: IncomingMessage, response: ServerResponse) {
    const body = await json(request);
    const { messages = [] }: { messages?: SentMessage[] } = Object(body);
    const sent = { messages, raw: JSON.stringify(body) };
    requests.push(sent);
    response.setHeader("content-type", "text/event-stream");
    await behaviour(sent, modelAnswer(response));
  }

  return {
    environment: {
      ASSISTANT_ENGINE: "openai",
      ASSISTANT_URL: `http://127.0.0.1:${port}/v1`,
      ASSISTANT_MODEL: "local",
      ASSISTANT_API_KEY: "none",
    },
    /** Replaces the behavior and forgets earlier requests. */
    behave(next: Behaviour) {
      behaviour = next;
      requests.length = 0;
    },
    requests: requests as readonly SentRequest[],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sayNothing: Behaviour = (_, answer) => answer.end();

type ModelAnswer = ReturnType<typeof modelAnswer>;

function modelAnswer(response: ServerResponse) {
  const send = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: "1", object: "chat.completion.chunk", created: 0, model: "local", choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const close = () => void response.end("data: [DONE]\n\n");
  return {
    /** Calls tools and ends the answer. */
    call: (...tools: readonly (readonly [name: string, input: object])[]) => {
      const calls = tools.map(([name, input], index) => ({
        index,
        id: `call-${index}`,
        type: "function",
        function: { name, arguments: JSON.stringify(input) },
      }));
      send({ role: "assistant", tool_calls: calls });
      send({}, "tool_calls");
      close();
    },
    /** Sends a piece of text. */
    say: (content: string) => send({ role: "assistant", content }),
    end: () => {
      send({}, "stop");
      close();
    },
    /** Drops the connection. */
    breakOff: () => void response.destroy(),
  };
}

/** The facts that a request's tools have found. */
export function factsIn({ messages }: SentRequest): { id: string; text: string }[] {
  return messages
    .filter(({ role }) => role === "tool")
    .flatMap(({ content }) => {
      const { facts }: { facts?: { id: string; text: string }[] } = JSON.parse(String(content));
      return facts ?? [];
    });
}
