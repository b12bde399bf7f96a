/** The values of a small configuration without faults. */
export const exampleValues = {
  SITE_ORIGIN: "https://www.example.com",
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: "AIzaWebKeyForTheExampleProject000000000",
    authDomain: "www.example.com",
    projectId: "salvia-example",
    appId: "1:123:web:abc",
  }),
  SERVER_API_KEY: "AIzaServerKeyForTheExampleProject000000",
  MAIL_FROM: "Salvia <hello@example.com>",
  TURN_URLS: "turn:turn.example.com:3478?transport=udp,turns:turn.example.com:443",
};
