/** A kind of fault: what it means, and the command or console page that fixes it. */
export type FaultKind = {
  /** A hint is advice: it doesn't fail the command. */
  readonly level: "fault" | "hint";
  readonly means: string;
  readonly fix: string;
};

/** The page of the project in the Firebase console. */
export const consolePage = "https://console.firebase.google.com/project/<project>";

export const cloudConsole = "https://console.cloud.google.com";

export const grantCommand = "gcloud projects add-iam-policy-binding <project>";

/** A kind that fails the command. */
export function fault(means: string, fix: string): FaultKind {
  return { level: "fault", means, fix };
}

/** A kind that is only advice. */
export function hint(means: string, fix: string): FaultKind {
  return { level: "hint", means, fix };
}
