/**
 * Loaded into an instance of a function: redirects requests for Google's keys to the stand-in on
 * this machine, and refuses any other.
 */
const keys = "https://www.googleapis.com/oauth2/v3/certs";
const original = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (url !== keys) throw new Error(`The stand-in for Google does not know ${url}`);
  return original(process.env["GOOGLE_KEYS_URL"] ?? "", init);
};
