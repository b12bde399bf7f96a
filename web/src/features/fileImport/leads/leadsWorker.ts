import { expose } from "comlink";

import { createFileWork } from "../file/fileWork.ts";
import { parseLead } from "./parseLead.ts";

expose(createFileWork(parseLead));
