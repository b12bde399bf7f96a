/**
 * `npm run doctor -- --project <id>`: reads a real project and prints each fault with the command or
 * page that fixes it.
 */
import { program } from "./lib/report.ts";
import { runDoctor } from "./lib/doctor/runDoctor.ts";

await program(() => runDoctor(process.argv.slice(2)));
