import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, which were asked once after the fourth set was read. */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
    [12, 18],
  )(`hoje à tarde tenho algo ou já posso ir embora`),
  ...typed(null, answer.appointments, days.inDays(2))(`depois de amanhã quem eu tenho`),
  ...typed(null, answer.appointments, days.lastWeekday(1))(`quem apareceu na segunda passada`),
  ...typed(null, answer.appointments, days.week(1))(`qts pacs semana q vem`),
  ...typed(null, answer.next)(`de quem eu abro o prontuário agora`),
  ...typed(null, answer.slots, days.inDays(0))(`hoje tenho um respiro?`),
  ...typed(null, answer.requests)(`pacientes novos que tentaram marcar`),
  ...typed(null, answer.waiting)(`o da teleconsulta já tá por aí?`),
  ...typed(null, answer.overdue)(`prazos que eu estourei`),
  ...typed(null, answer.tasks)(`com o que eu me comprometi`),
  ...typed("open", answer.vitals("glucose", true))(`a glicose dela vem subindo?`),
  ...typed("open", answer.vitals("pulse"))(`batimentos por minuto da última vez`),
  ...typed("open", answer.medications)(`tudo que ela toma de manhã`),
  ...typed("open", answer.allergies)(`tem alguma alergia medicamentosa sinalizada`),
  ...typed("open", answer.problems)(`já diagnosticaram algo crônico nela`),
  ...typed("open", answer.notes)(`o essencial da nossa última conversa`),
  ...typed(null, answer.orders)(`me encaixa a Beatriz antes do almoço`),
  ...typed("open", answer.advice)(`como você explicaria a tontura dela`),
  ...typed("open", answer.advice)(`posso combinar ramipril com ibuprofeno`),
  ...typed(null, answer.help("messages"))(`o que os pacientes me escreveram`),
  ...typed(null, answer.help("waitingList"))(`quantos tem na minha lista de espera`),
  ...typed(null, answer.offtopic)(`comeria um pastel agora`),
];
