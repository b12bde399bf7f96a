import type { BrowserContext } from "@playwright/test";

/**
 * Answers for Google in a browser: the one script of Google's that the SDK loads is played by a small
 * one of ours, so that no test needs the network. What the emulator's account chooser would fetch for
 * its looks is answered with nothing.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== "localhost",
    async (route) => {
      const answer = answerOfGoogle(route.request().url());
      return answer === null ? route.fallback() : route.fulfill(answer);
    },
  );
}

/** What stands in for Google at an address; null where nothing does. */
export function answerOfGoogle(url: string) {
  const { hostname, pathname } = new URL(url);
  if (hostname === "apis.google.com" && pathname === "/js/api.js") {
    return { status: 200, contentType: "text/javascript", body: script };
  }
  return lookOnly.test(hostname) ? { status: 200, contentType: "text/css", body: "" } : null;
}

/** Chooses an account on the emulator's page: a new one of Google's, whoever has the address here. */
export async function chooseAccount(chooser: Chooser, email: string): Promise<void> {
  await chooser.locator("#add-account-button").click();
  await chooser.locator("#email-input").fill(email);
  await chooser.locator("#sign-in").click();
}

/** A page with the emulator's accounts, whatever drives it. */
type Chooser = {
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> };
};

const lookOnly = /^(unpkg\.com|fonts\.googleapis\.com)$/;

/**
 * What the SDK and the emulator's pages use of Google's frames: two windows that ask each other by
 * name. A question that nobody has registered for yet waits until somebody does.
 */
const script = `(() => {
  function talkWith(other) {
    const handlers = new Map([["ping", () => "pong"]]);
    const unheard = [];
    const unanswered = new Map();
    const post = (message) => other().postMessage({ ofStandIn: true, ...message }, "*");
    const answer = async ({ id, data, handler }) => post({ id, result: await handler(data) });
    const talk = {
      register(name, handler) {
        handlers.set(name, handler);
        for (const one of unheard.filter((each) => each.ask === name)) void answer({ ...one, handler });
      },
      send(name, data, callback) {
        const id = unanswered.size;
        unanswered.set(id, callback);
        post({ ask: name, id, data });
      },
      ping: (callback) => new Promise((resolve) => {
        talk.send("ping", null, () => {
          callback();
          resolve();
        });
      }),
      restyle: async () => {},
    };
    addEventListener("message", ({ source, data }) => {
      if (source !== other() || !data?.ofStandIn) return;
      if (data.ask === undefined) {
        try {
          unanswered.get(data.id)([data.result]);
        } catch {
          // Google's script lets errors of the SDK's callbacks pass too, and the SDK relies on it.
        }
        return;
      }
      const handler = handlers.get(data.ask);
      if (handler === undefined) unheard.push(data);
      else void answer({ ...data, handler });
    });
    return talk;
  }

  const context = {
    async open({ where, url }, opened) {
      const frame = document.createElement("iframe");
      frame.src = url;
      frame.hidden = true;
      const talk = talkWith(() => frame.contentWindow);
      await new Promise((resolve) => {
        frame.addEventListener("load", resolve);
        where.append(frame);
      });
      return opened(talk);
    },
    getParentIframe: () => talkWith(() => parent),
  };
  window.gapi = {
    load: (_name, options) => options.callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const told = new URL(document.currentScript.src).searchParams.get("onload") ?? "gapi_onload";
  window[told]?.();
})();`;
