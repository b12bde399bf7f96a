/**
 * A minimal visit, as a page of its own: the SDK, an RTCPeerConnection, and the same documents as
 * the portal's. It handles one call without errors. `bench:medical` compares the portal with it.
 */
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";

import type { BareAccess } from "../leads/bareClient.ts";

/** One side of a visit whose patient is already in the waiting room. */
type BareSide = { visitId: string; other: string; expireAt: number; begins: boolean };

declare global {
  interface Window {
    /** Signs in and opens the camera; the patient's page then waits to be admitted. */
    openBareVisit: (access: BareAccess, side: BareSide) => Promise<BareVisit>;
  }
}

type BareVisit = {
  /**
   * Admits the patient and returns how long it took until their first frame arrived, in
   * milliseconds.
   */
  admit: () => Promise<number>;
};

window.openBareVisit = async (access, { visitId, other, expireAt, begins }) => {
  const app = initializeApp({ apiKey: "bench", projectId: access.project });
  connectAuthEmulator(getAuth(app), `http://${access.auth}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  const [host = "", port] = access.firestore.split(":");
  connectFirestoreEmulator(firestore, host, Number(port));
  const { user } = await signInWithEmailAndPassword(getAuth(app), access.email, access.password);
  // As large a picture as the portal asks for: encoding it is a part of the time.
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: size });
  const visit = doc(firestore, "visits", visitId);
  const signals = collection(visit, "signals");
  const session = "clinician_patient";
  const video = document.body.appendChild(document.createElement("video"));
  video.muted = true;
  let number = 0;

  function call(): RTCPeerConnection {
    const connection = new RTCPeerConnection();
    const say = (kind: string, payload: unknown) => {
      number += 1;
      void setDoc(doc(signals, `${user.uid}_${number}`), {
        from: user.uid,
        session,
        number,
        kind,
        payload: JSON.stringify(payload),
        createdAt: serverTimestamp(),
        expireAt: new Date(expireAt),
      });
    };
    const describe = async () => {
      await connection.setLocalDescription();
      say("description", connection.localDescription);
    };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) say("candidate", candidate);
    };
    connection.ontrack = ({ streams: [remote] }) => {
      video.srcObject = remote ?? null;
      void video.play();
    };
    for (const track of stream.getTracks()) connection.addTrack(track, stream);
    let heard = Promise.resolve();
    const said = query(
      signals,
      where("session", "==", session),
      where("from", "==", other),
      limit(100),
    );
    onSnapshot(said, (snapshot) => {
      const added = snapshot.docChanges().filter(({ type }) => type === "added");
      const sorted = added.map((change) => change.doc.data());
      for (const signal of sorted.toSorted((a, b) => Number(a["number"]) - Number(b["number"]))) {
        const content = JSON.parse(String(signal["payload"]));
        heard = heard.then(async () => {
          if (signal["kind"] === "candidate") return connection.addIceCandidate(content);
          await connection.setRemoteDescription(content);
          return content.type === "offer" ? describe() : undefined;
        });
      }
    });
    if (begins) void describe();
    return connection;
  }

  if (!begins) {
    const stop = onSnapshot(visit, (snapshot) => {
      if (snapshot.get("state") !== "admitted") return;
      stop();
      call();
    });
  }
  return {
    async admit() {
      const begun = performance.now();
      void updateDoc(visit, {
        state: "admitted",
        admittedAt: serverTimestamp(),
        clinicianSession: "clinician",
      });
      call();
      await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      return performance.now() - begun;
    },
  };
};
