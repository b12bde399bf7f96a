import { handOver } from "./bootstrap.mjs";

await handOver("deploy");
