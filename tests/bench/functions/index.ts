import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { onRequest } from "firebase-functions/v2/https";

const app = initializeApp();
const options = { region: "europe-west1", memory: "256MiB" } as const;

/** What every other call is compared with: it verifies the token, and does nothing else. */
export const bare = onRequest(options, async (request, response) => {
  const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
  const { uid } = await getAuth(app).verifyIdToken(token, true);
  response.json({ uid });
});

/**
 * A sign-in written without a thought: it stops at once where there is no such account. The bench
 * must see that, or what it says of ours means nothing.
 */
export const careless = onRequest(options, async (request, response) => {
  const { email } = JSON.parse(request.rawBody.toString("utf8"));
  try {
    const { uid } = await getAuth(app).getUserByEmail(email);
    await getAuth(app).getUser(uid);
  } catch {
    // The answer is the same.
  }
  response.status(401).json({ error: "wrong-credentials" });
});
