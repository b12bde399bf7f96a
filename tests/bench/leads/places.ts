/** Where `bench:leads` has put its tools. */
export const places = {
  chromium: setting("SALVIA_CHROMIUM"),
  proxyPort: Number(setting("SALVIA_PROXY_PORT")),
} as const;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this with npm run bench:leads.`);
  return value;
}
