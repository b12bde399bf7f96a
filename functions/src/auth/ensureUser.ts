import { collections } from "@salvia/domain/collections";
import type { User } from "@salvia/domain/user";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";

/** Creates a user's document if there is none; one that exists stays as its user made it. */
export async function ensureUser(uid: string, user: User): Promise<"created" | "exists"> {
  try {
    await getFirestore(adminApp).collection(collections.users).doc(uid).create(user);
    return "created";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === alreadyExists) return "exists";
    throw error;
  }
}

/** gRPC's status code ALREADY_EXISTS. */
const alreadyExists = 6;
