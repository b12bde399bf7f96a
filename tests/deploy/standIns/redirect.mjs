/**
 * Loaded before a program (`NODE_OPTIONS=--import=…`): its requests to Google go to the stand-ins
 * on the port in SALVIA_STAND_INS, with the host as the first part of the path. All other hosts
 * are out of reach. So the program runs as it is, with its real addresses and access tokens.
 */
const port = process.env["SALVIA_STAND_INS"];
const google =
  /(^|\.)(googleapis\.com|web\.app|firebaseapp\.com|cloudfunctions\.net|run\.app|firebase\.tools|firebaseio\.com)$/;
const original = globalThis.fetch;

/** @type {typeof fetch} */
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.hostname === "127.0.0.1" || url.hostname === "localhost") return original(input, init);
  if (!google.test(url.hostname)) return Promise.reject(new Error(`${url.host} is out of reach.`));
  const target = `http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`;
  return original(input instanceof Request ? new Request(target, input) : target, init);
};
