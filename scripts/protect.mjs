import { handOver } from "./bootstrap.mjs";

await handOver("protect");
