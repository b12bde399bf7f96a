import { inDays, week, weekday } from "../days.ts";
import * as answer from "../typed.ts";

const {
  typedIn,
  help,
  vitals,
  advice,
  allergies,
  appointments,
  medications,
  next,
  notes,
  offtopic,
  orders,
  overdue,
  problems,
  requests,
  slots,
  tasks,
  waiting,
} = answer;
const typed = typedIn("pt");

/** Questions in Portuguese that no one looks at while answers are built (decision 77). */
export const portuguese = [
  ...typed(
    null,
    appointments,
    inDays(0),
  )(`
    quem eu espero hoje; como está o meu dia; consultas que ainda restam hoje
  `),
  ...typed(null, appointments, inDays(1))(`tenho alguém amanhã; mostra a agenda de amanhã`),
  ...typed(null, appointments, weekday(1), [0, 12])(`quem vem segunda de manhã`),
  ...typed(null, appointments, weekday(5), [12, 18])(`atendimento de sexta à tarde`),
  ...typed(null, appointments, week(1))(`pacientes marcados para a próxima semana`),
  ...typed(null, appointments, week(-1))(`quantas pessoas vieram na semana passada`),
  ...typed(null, appointments, inDays(-1))(`quem eu recebi ontem`),
  ...typed(null, next)(`qual é o meu próximo paciente`),
  ...typed(null, requests)(`alguém me pediu consulta; solicitações não resolvidas`),
  ...typed(null, waiting)(`o das 10 já chegou; tem alguém na sala virtual`),
  ...typed(null, slots, inDays(1))(`tenho algo livre amanhã; primeira vaga de amanhã`),
  ...typed(null, slots, weekday(2), [12, 18])(`consigo encaixar alguém na terça à tarde`),
  ...typed(null, slots, week(1))(`tempo livre na semana que vem`),
  ...typed(null, tasks)(`tarefas por fazer; o que tem na minha lista de tarefas`),
  ...typed(null, tasks, inDays(0))(`que tarefas vencem hoje`),
  ...typed(null, overdue)(`quais tarefas estão atrasadas; o que eu já devia ter entregado`),
  ...typed("open", vitals("pressure"))(`níveis pressóricos recentes; como está a PA`),
  ...typed("open", vitals("weight", true))(`como evolui o peso dela`),
  ...typed("open", vitals("pulse"))(`pulso?`),
  ...typed("open", vitals("temperature"))(`ela estava com febre`),
  ...typed("open", vitals("bmi"))(`me dá o imc`),
  ...typed("open", vitals("glucose"))(`últimas glicemias`),
  ...typed("open", medications)(`que remédios ela toma hoje em dia; está tomando metformina`),
  ...typed("open", allergies)(`ela tem alergias; alguma alergia a látex`),
  ...typed("open", problems)(`quais são os diagnósticos dela; história patológica pregressa`),
  ...typed("open", notes)(`o que foi anotado na última visita; último registro nas notas dela`),
  ...typed(null, help("recordWindow"))(`por que o prontuário continua bloqueado`),
  ...typed(null, help("notes"))(`como emendo uma nota que já assinei`),
  ...typed(null, help("profile"))(`como ponho o portal em inglês`),
  ...typed(
    null,
    orders,
  )(`
    move a Beatriz para a próxima terça; marca um retorno para a Beatriz em duas semanas
  `),
  ...typed("open", orders)(`manda uma receita de amoxicilina para ela`),
  ...typed("open", advice)(`você acha que ela tem anemia; quanto ibuprofeno ela pode tomar`),
  ...typed(null, offtopic)(`quem ganhou a eleição; chama um táxi`),
];
