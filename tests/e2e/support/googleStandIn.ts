import type { BrowserContext } from "@playwright/test";

/**
 * Stands in for Google in a browser: replaces the only Google script that the SDK loads with a
 * small one, so that no test needs the network. Styling requests of the emulator's account chooser
 * get an empty response.
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

/** The stand-in response for an address; null if there is none. */
export function answerOfGoogle(url: string) {
  const { hostname, pathname } = new URL(url);
  if (hostname === "apis.google.com" && pathname === "/js/api.js") {
    return { status: 200, contentType: "text/javascript", body: script };
  }
  return lookOnly.test(hostname) ? { status: 200, contentType: "text/css", body: "" } : null;
}

/**
 * Chooses a new Google account on the emulator's page, whether or not the address has an account
 * here.
 */
export async function chooseAccount(chooser: Chooser, email: string): Promise<void> {
  await chooser.locator("#add-account-button").click();
  await chooser.locator("#email-input").fill(email);
  await chooser.locator("#sign-in").click();
}

/** A page with the emulator's accounts, independent of the browser driver. */
type Chooser = {
  locator(selector: string): { click(): Promise<void>; fill(text: string): Promise<void> };
};

const lookOnly = /^(unpkg\.com|fonts\.googleapis\.com)$/;

/**
 * The part of Google's frames that the SDK and the emulator's pages use: two windows that call each
 * other by name. A call waits until a handler is registered for it.
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
  const callback = new URL(document.currentScript.src).searchParams.get("onload") ?? "gapi_onload";
  window[callback]?.();
})();`;
