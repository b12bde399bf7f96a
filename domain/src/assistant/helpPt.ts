import type { HelpTexts } from "./helpTopic.ts";

/** The clinicians' help in Brazilian Portuguese. */
export const helpPt: HelpTexts = {
  assistant: {
    title: "O que o assistente responde",
    sentences: [
      "O assistente responde sobre suas consultas, suas tarefas, seus horários livres e o prontuário do paciente que está aberto.",
      "Ele também explica como o portal funciona. Cada frase mostra de onde vem.",
    ],
  },
  followUps: {
    title: "Perguntas que continuam outra",
    sentences: [
      "Se não ficar claro a que uma pergunta curta se refere, faça-a por inteiro, com o nome do paciente ou o dia.",
      "Logo depois de uma resposta, basta “e amanhã?” ou “e o peso dela?”.",
    ],
  },
  noAdvice: {
    title: "Sem diagnóstico, sem dose",
    sentences: [
      "O assistente não dá diagnóstico nem recomenda tratamento ou dose. Essa decisão é sua.",
    ],
  },
  orders: {
    title: "O que o assistente não faz",
    sentences: [
      "O assistente não altera nada: não cria, move, confirma nem cancela consultas, e não mostra as canceladas.",
      "Abra uma consulta para confirmá-la, cancelá-la ou mudá-la de horário.",
    ],
  },
  calendar: {
    title: "O calendário",
    sentences: [
      "O calendário mostra seu dia, sua semana ou uma agenda, no fuso horário do seu perfil.",
      "As consultas começam na hora cheia ou na meia hora e duram 30 minutos.",
    ],
  },
  appointments: {
    title: "Confirmar e remarcar consultas",
    sentences: [
      "Abra uma consulta para confirmá-la, cancelá-la ou passá-la para outro horário.",
      "Um horário só pode ser ocupado uma vez. Se alguém foi mais rápido, os próximos horários livres são oferecidos.",
    ],
  },
  visits: {
    title: "Consultas por vídeo",
    sentences: [
      "Comece a consulta por vídeo na página da consulta. Câmera, microfone e conexão são verificados antes.",
      "De quem espera aparecem a hora de chegada e o idioma. A pessoa entra quando você a admite.",
    ],
  },
  waitingRoom: {
    title: "Quem está esperando",
    sentences: [
      "O assistente não vê quem está esperando. Seu painel mostra isso, com o horário em que cada paciente chegou.",
    ],
  },
  recordWindow: {
    title: "Quando um prontuário está aberto",
    sentences: [
      "O prontuário abre 15 minutos antes de uma consulta confirmada e fecha 60 minutos depois do fim.",
      "Cada abertura fica no registro de auditoria.",
    ],
  },
  vitals: {
    title: "Registrar sinais vitais",
    sentences: [
      "Registre pressão, peso e altura no prontuário, em qualquer um dos dois sistemas de unidades.",
      "Valores impossíveis são recusados, e os críticos pedem confirmação antes de serem salvos.",
    ],
  },
  medications: {
    title: "Manter a lista de medicamentos",
    sentences: [
      "Anote no prontuário se um medicamento foi iniciado, alterado ou suspenso. A lista atual vem daí.",
    ],
  },
  allergies: {
    title: "Alergias",
    sentences: [
      "O prontuário não tem lugar para alergias; isso não significa que não haja nenhuma.",
    ],
  },
  notes: {
    title: "Escrever e assinar notas",
    sentences: [
      "Escreva a nota no prontuário e assine quando estiver pronta. Seus rascunhos continuam seus depois que o prontuário fecha: o painel mostra os que ainda faltam assinar.",
      "Uma nota assinada nunca muda. O que vem depois é um adendo.",
    ],
  },
  tasks: {
    title: "Suas tarefas",
    sentences: [
      "Uma tarefa tem um título e, se você quiser, um prazo, uma prioridade e um paciente. Ninguém mais vê suas tarefas.",
    ],
  },
  profile: {
    title: "Seu perfil",
    sentences: ["Mude seu nome, idioma, fuso horário e chaves de acesso no seu perfil."],
  },
  privacy: {
    title: "O que fica guardado das suas perguntas",
    sentences: [
      "Suas conversas são só suas e são apagadas depois de 90 dias, ou antes, se você as apagar.",
      "O que veio de um prontuário não fica nelas, só uma referência.",
    ],
  },
};
