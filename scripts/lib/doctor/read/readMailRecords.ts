/** Looks up the TXT records of a name, as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The sender's records; null if DNS doesn't answer. */
export type MailRecords = { readonly spf: boolean; readonly dmarc: boolean } | null;

/** Whether the domain of our emails has SPF and DMARC records. */
export async function readMailRecords(resolve: ResolveTxt, domain: string): Promise<MailRecords> {
  const has = async (name: string, start: string, absent: readonly string[]) => {
    const records = await resolve(name).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && absent.includes(String(error.code))) {
        return [];
      }
      throw error;
    });
    // A long record is sent in several strings.
    return records.some((strings) => strings.join("").toLowerCase().startsWith(start));
  };
  try {
    const [spf, dmarc] = await Promise.all([
      // ENOTFOUND would be the whole domain's absence, as a machine without a network finds it.
      has(domain, "v=spf1", ["ENODATA"]),
      has(`_dmarc.${domain}`, "v=dmarc1", ["ENODATA", "ENOTFOUND"]),
    ]);
    return { spf, dmarc };
  } catch {
    return null;
  }
}
