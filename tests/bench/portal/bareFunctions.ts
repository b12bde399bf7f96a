/** Functions that the bench compares ours with. */
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { onRequest } from "firebase-functions/v2/https";

const app = initializeApp();
const options = { region: "europe-west1", memory: "256MiB" } as const;
/**
 * A careless sign-in, which returns at once if the account does not exist. The bench must detect
 * that difference, or its verdict on the real one means nothing.
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

/**
 * The reference for the assistant's first sentence: it only verifies the token and reads, as the
 * caller, what a question for the latest vitals reads.
 */
export const sameReads = onRequest(options, async (request, response) => {
  const authorization = request.headers.authorization ?? "";
  const { patientId } = JSON.parse(request.rawBody.toString("utf8"));
  const root = `projects/${process.env["GCLOUD_PROJECT"]}/databases/(default)/documents`;
  const base = `http://${process.env["FIRESTORE_EMULATOR_HOST"]}/v1/${root}`;
  const headers = { authorization };
  const { uid } = await getAuth(app).verifyIdToken(authorization.replace("Bearer ", ""), true);
  const run = (parent: string, structuredQuery: object) =>
    fetch(`${base}/${parent}:runQuery`, {
      method: "POST",
      headers,
      body: JSON.stringify({ structuredQuery }),
    });
  const [index, patient] = await Promise.all([
    run(`patientIndexes/${uid}`, { from: [{ collectionId: "parts" }], limit: 100 }),
    fetch(`${base}/patients/${patientId}`, { headers }),
  ]);
  const [vitals, access] = await Promise.all([
    run(`records/${patientId}`, {
      from: [{ collectionId: "vitals" }],
      orderBy: [{ field: { fieldPath: "measuredAt" }, direction: "DESCENDING" }],
      limit: 10,
    }),
    fetch(`${base}/recordAccess/${patientId}_${uid}`, { headers }),
  ]);
  const read = await Promise.all([index, patient, vitals, access].map((each) => each.json()));
  response.json(read);
});
