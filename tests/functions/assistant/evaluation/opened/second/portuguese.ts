import * as days from "../../days.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese that were sealed until some of them were read (decision 77). */
export const portuguese = [
  ...typed(
    null,
    answer.appointments,
    days.inDays(0),
  )(`
    quem eu espero hoje; como está o meu dia; consultas que ainda restam hoje
  `),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
  )(`tenho alguém amanhã; mostra a agenda de amanhã`),
  ...typed(null, answer.appointments, days.weekday(1), [0, 12])(`quem vem segunda de manhã`),
  ...typed(null, answer.appointments, days.weekday(5), [12, 18])(`atendimento de sexta à tarde`),
  ...typed(null, answer.appointments, days.week(1))(`pacientes marcados para a próxima semana`),
  ...typed(null, answer.appointments, days.week(-1))(`quantas pessoas vieram na semana passada`),
  ...typed(null, answer.appointments, days.inDays(-1))(`quem eu recebi ontem`),
  ...typed(null, answer.next)(`qual é o meu próximo paciente`),
  ...typed(null, answer.requests)(`alguém me pediu consulta; solicitações não resolvidas`),
  ...typed(null, answer.waiting)(`o das 10 já chegou; tem alguém na sala virtual`),
  ...typed(null, answer.slots, days.inDays(1))(`tenho algo livre amanhã; primeira vaga de amanhã`),
  ...typed(
    null,
    answer.slots,
    days.weekday(2),
    [12, 18],
  )(`consigo encaixar alguém na terça à tarde`),
  ...typed(null, answer.slots, days.week(1))(`tempo livre na semana que vem`),
  ...typed(null, answer.tasks)(`tarefas por fazer; o que tem na minha lista de tarefas`),
  ...typed(null, answer.tasks, days.inDays(0))(`que tarefas vencem hoje`),
  ...typed(null, answer.overdue)(`quais tarefas estão atrasadas; o que eu já devia ter entregado`),
  ...typed("open", answer.vitals("pressure"))(`níveis pressóricos recentes; como está a PA`),
  ...typed("open", answer.vitals("weight", true))(`como evolui o peso dela`),
  ...typed("open", answer.vitals("pulse"))(`pulso?`),
  ...typed("open", answer.vitals("temperature"))(`ela estava com febre`),
  ...typed("open", answer.vitals("bmi"))(`me dá o imc`),
  ...typed("open", answer.vitals("glucose"))(`últimas glicemias`),
  ...typed(
    "open",
    answer.medications,
  )(`que remédios ela toma hoje em dia; está tomando metformina`),
  ...typed("open", answer.allergies)(`ela tem alergias; alguma alergia a látex`),
  ...typed(
    "open",
    answer.problems,
  )(`quais são os diagnósticos dela; história patológica pregressa`),
  ...typed(
    "open",
    answer.notes,
  )(`o que foi anotado na última visita; último registro nas notas dela`),
  ...typed(null, answer.help("recordWindow"))(`por que o prontuário continua bloqueado`),
  ...typed(null, answer.help("notes"))(`como emendo uma nota que já assinei`),
  ...typed(null, answer.help("profile"))(`como ponho o portal em inglês`),
  ...typed(
    null,
    answer.orders,
  )(`
    move a Beatriz para a próxima terça; marca um retorno para a Beatriz em duas semanas
  `),
  ...typed("open", answer.orders)(`manda uma receita de amoxicilina para ela`),
  ...typed("open", answer.advice)(`você acha que ela tem anemia; quanto ibuprofeno ela pode tomar`),
  ...typed(null, answer.offtopic)(`quem ganhou a eleição; chama um táxi`),
];
