/** An instance of the function `deliverMail`, started and called by `startSender`. */

type Deliver = { run: (request: { data: { id: string } }) => Promise<void> };

const bundle = new URL("../../../functions/lib/index.js", import.meta.url).href;
const { deliverMail }: { deliverMail: Deliver } = await import(bundle);

process.on("message", (message) => void answer(Object(message)));
process.send?.("ready");

async function answer({ request, id }: { request: number; id: string }): Promise<void> {
  try {
    await deliverMail.run({ data: { id } });
    process.send?.({ request, answer: "ok" });
  } catch (error) {
    const code: unknown = Object(error).code;
    process.send?.({ request, answer: code === "aborted" ? "again" : String(error) });
  }
}
