import { emulators } from "../../emulators.ts";

/** A unique Spanish mobile number for a test, in E.164. */
export function someSpanishPhone(): string {
  return `+346${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

/** All unused codes sent to a phone number, oldest first. */
export async function codesSentTo(phone: string): Promise<readonly string[]> {
  const response = await fetch(
    `http://${emulators.auth}/emulator/v1/projects/${emulators.project}/verificationCodes`,
  );
  const answer: unknown = await response.json();
  if (!isCodes(answer)) throw new Error("The Auth emulator returned no codes.");
  return answer.verificationCodes
    .filter(({ phoneNumber }) => phoneNumber === phone)
    .map(({ code }) => code);
}

type Codes = { verificationCodes: { phoneNumber: string; code: string }[] };

function isCodes(answer: unknown): answer is Codes {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "verificationCodes" in answer &&
    Array.isArray(answer.verificationCodes)
  );
}
