import { grpc, hasCode } from "./hasCode.ts";

/**
 * Runs an all-or-nothing creation of documents, and ignores the error if they already exist: the
 * event was delivered twice, or another call was faster.
 *
 * @returns whether the documents are new
 */
export async function createOnce(create: () => Promise<unknown>): Promise<boolean> {
  try {
    await create();
    return true;
  } catch (error) {
    if (hasCode(error, grpc.alreadyExists)) return false;
    throw error;
  }
}
