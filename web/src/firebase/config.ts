import * as z from "zod/mini";

const port = z.int().check(z.gte(1), z.lte(65_535));

const text = z.string().check(z.minLength(1));

const webConfigSchema = z.object({
  apiKey: text,
  authDomain: text,
  projectId: text,
  appId: text,
});

const emulatorsSchema = z.object({ auth: port, firestore: port, functions: port });

/** What the web app needs to reach Firebase. */
export interface FirebaseConfig {
  web: z.infer<typeof webConfigSchema>;
  /** The emulators' ports on localhost; null for the real services. */
  emulators: z.infer<typeof emulatorsSchema> | null;
}

/** The project for local work. A `demo-` project cannot reach real services. */
const demoConfig = {
  apiKey: "demo",
  authDomain: "localhost",
  projectId: "demo-salvia",
  appId: "demo",
};

/**
 * Reads the build's environment: `VITE_EMULATORS` (ports as JSON) for local work, else
 * `VITE_FIREBASE_CONFIG` (the web app's configuration as JSON, as shown in the Firebase console).
 *
 * @throws Error with one line that says which variable is missing or wrong.
 */
export function firebaseConfig(env: {
  readonly VITE_EMULATORS?: string | undefined;
  readonly VITE_FIREBASE_CONFIG?: string | undefined;
}): FirebaseConfig {
  if (env.VITE_EMULATORS) {
    return {
      web: demoConfig,
      emulators: parse("VITE_EMULATORS", env.VITE_EMULATORS, emulatorsSchema),
    };
  }
  if (env.VITE_FIREBASE_CONFIG) {
    return {
      web: parse("VITE_FIREBASE_CONFIG", env.VITE_FIREBASE_CONFIG, webConfigSchema),
      emulators: null,
    };
  }
  throw new Error(
    "VITE_FIREBASE_CONFIG is missing: give it the web app's configuration as JSON " +
      "(Firebase console, project settings, your apps), or VITE_EMULATORS for local work.",
  );
}

function parse<Schema extends z.ZodMiniType>(
  name: string,
  json: string,
  schema: Schema,
): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error(`${name} is not JSON.`);
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join(".") || "the whole").join(", ");
  throw new Error(`${name} is missing or has wrong values for: ${fields}.`);
}
