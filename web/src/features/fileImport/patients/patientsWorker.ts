import { expose } from "comlink";

import { createFileWork } from "../file/fileWork.ts";
import { parsePatient } from "./parsePatient.ts";

expose(createFileWork(parsePatient));
