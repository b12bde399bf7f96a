import { createHash, X509Certificate } from "node:crypto";

import { generate } from "selfsigned";

/** A self-signed certificate, and the means to make a program accept it. */
export type Certificate = {
  readonly cert: string;
  readonly key: string;
  /** The hash by which Chromium accepts its key. */
  readonly keyHash: string;
};

/** Creates a certificate for some hosts, valid for a day. */
export async function selfMadeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: hosts[0] ?? "" }], {
    keyType: "ec",
    algorithm: "sha256",
    notAfterDate: new Date(Date.now() + 24 * 60 * 60_000),
    extensions: [
      { name: "subjectAltName", altNames: hosts.map((value) => ({ type: 2, value })) },
      { name: "extKeyUsage", serverAuth: true },
    ],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { cert, key, keyHash: createHash("sha256").update(publicKey).digest("base64") };
}
